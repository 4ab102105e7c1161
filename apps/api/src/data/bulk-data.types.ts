import { Int, ObjectType } from '@nestjs/graphql';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { ReleaseType } from '../releases/release.types.js';

@ObjectType('BulkFile', { description: 'A data release as a compressed JSON file, which never changes.' })
export class BulkFileType extends outputOf({
  address: [String, 'Path of the file on this server, which contains its hash.'],
  hash: [String, 'SHA-256 hash of the file, hexadecimal.'],
  bytes: [Int, 'Size of the file in bytes.'],
  rawBytes: [Int, 'Uncompressed size in bytes.'],
}) {}

@ObjectType('BulkData', { description: 'A data release and the file that contains it.' })
export class BulkDataType extends outputOf({
  release: [ReleaseType, 'The data release.'],
  file: orNull([BulkFileType, 'The file; null while it is being created: try again in a moment.']),
}) {}

export const BulkDataConnection = ConnectionOf(BulkDataType, 'BulkData', 'releases as files');
export type BulkDataConnection = Connection<BulkDataType>;
