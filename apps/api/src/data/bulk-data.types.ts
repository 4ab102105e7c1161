import { Int, ObjectType } from '@nestjs/graphql';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { ReleaseType } from '../releases/release.types.js';

@ObjectType('BulkFile', { description: 'A data release as one compressed JSON file. It never changes.' })
export class BulkFileType extends outputOf({
  address: [String, 'Where it lies: a path on this server, named by its hash.'],
  hash: [String, 'SHA-256 of the file, hexadecimal.'],
  bytes: [Int, 'Its size in bytes.'],
  rawBytes: [Int, 'Its size unpacked.'],
}) {}

@ObjectType('BulkData', { description: 'A data release, and the file that holds it.' })
export class BulkDataType extends outputOf({
  release: [ReleaseType, 'The release.'],
  file: orNull([BulkFileType, 'The file; null while it is being made: ask again in a moment.']),
}) {}

export const BulkDataConnection = ConnectionOf(BulkDataType, 'BulkData', 'releases as files');
export type BulkDataConnection = Connection<BulkDataType>;
