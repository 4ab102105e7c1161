import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { ReleaseType } from '../releases/release.types.js';

@ObjectType('BulkFile', { description: 'A data release as one compressed JSON file. It never changes.' })
export class BulkFileType {
  @Field(() => String, { description: 'Where it lies: a path on this server, named by its hash.' })
  readonly address!: string;

  @Field(() => String, { description: 'SHA-256 of the file, hexadecimal.' })
  readonly hash!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  readonly bytes!: number;

  @Field(() => Int, { description: 'Its size unpacked.' })
  readonly rawBytes!: number;
}

@ObjectType('BulkData', { description: 'A data release, and the file that holds it.' })
export class BulkDataType {
  @Field(() => ReleaseType, { description: 'The release.' })
  readonly release!: ReleaseType;

  @Field(() => BulkFileType, { nullable: true, description: 'The file; null while it is being made: ask again in a moment.' })
  readonly file!: BulkFileType | null;
}

export const BulkDataConnection = ConnectionOf(BulkDataType, 'BulkData', 'releases as files');
export type BulkDataConnection = Connection<BulkDataType>;
