import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';
import type { Scope } from './scope.js';

/** `anyone`, or the scope that is needed: `administer` is the administrator's alone. */
export type Access = 'anyone' | Scope;

/** Both the guard's metadata and the schema extension that a test walks. */
export const ACCESS = 'access';

/** Every query, mutation, subscription and route declares who may call it; what declares nothing is refused to all. */
export const OpenToAnyone = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'anyone' satisfies Access);

/** For fields of Query, Mutation and Subscription. */
export const Anyone = (): MethodDecorator => declare('anyone');

export const AdministratorOnly = (): MethodDecorator => declare('administer');

/** Whoever has an account, with a token or a key made for this. */
export const AccountWith = (scope: Exclude<Scope, 'administer'>): MethodDecorator => declare(scope);

/** A route for whoever has an account, with a token or a key made for this. */
export const RouteWith = (scope: Exclude<Scope, 'administer' | 'account'>): MethodDecorator => SetMetadata(ACCESS, scope);

const declare = (access: Access): MethodDecorator => applyDecorators(SetMetadata(ACCESS, access), Extensions({ [ACCESS]: access }));
