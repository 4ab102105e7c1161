import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';

export type Access = 'anyone' | 'administrator';

/** Both the guard's metadata and the schema extension that a test walks. */
export const ACCESS = 'access';

/** Every query, mutation and route declares who may call it; what declares nothing is refused to all. */
export const OpenToAnyone = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'anyone' satisfies Access);

/** For fields of Query and Mutation. */
export const Anyone = (): MethodDecorator => applyDecorators(OpenToAnyone(), Extensions({ [ACCESS]: 'anyone' satisfies Access }));

export const AdministratorOnly = (): MethodDecorator =>
  applyDecorators(SetMetadata(ACCESS, 'administrator' satisfies Access), Extensions({ [ACCESS]: 'administrator' satisfies Access }));
