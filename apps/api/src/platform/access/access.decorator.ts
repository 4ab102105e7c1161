import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';
import type { Scope } from './scope.js';

/**
 * Who can call an operation: anyone, a browser that is signed in, one that is signed in as an administrator, or a caller with this scope.
 * Only administrators have `administer`.
 */
export type Access = 'anyone' | 'page' | 'administrator page' | Scope;

/** The key of both the guard's metadata and the schema extension, which a test reads. */
export const ACCESS = 'access';

/**
 * Lets anyone call a route. Every query, mutation, subscription and route must declare its access; an operation without a declaration is
 * refused to everyone.
 */
export const OpenToAnyone = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'anyone' satisfies Access);

/** The same as `OpenToAnyone`, for fields of Query, Mutation and Subscription. */
export const Anyone = (): MethodDecorator => declare('anyone');

export const AdministratorOnly = (): MethodDecorator => declare('administer');

/** Requires an account whose token or key has this scope. */
export const AccountWith = (scope: Exclude<Scope, 'administer'>): MethodDecorator => declare(scope);

/** Requires, for a route, an account whose token or key has this scope. */
export const RouteWith = (scope: Exclude<Scope, 'administer' | 'account'>): MethodDecorator => SetMetadata(ACCESS, scope);

/** Requires, for a route, an administrator's key. */
export const AdministratorRoute = (): MethodDecorator => SetMetadata(ACCESS, 'administer' satisfies Access);

/** Requires, for a page, a browser that is signed in. Pages ignore keys in headers, and only pages accept cookies. */
export const SignedIn = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'page' satisfies Access);

/** Requires, for a page, a browser that is signed in with an administrator's key. */
export const AdministratorPage = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'administrator page' satisfies Access);

const declare = (access: Access): MethodDecorator => applyDecorators(SetMetadata(ACCESS, access), Extensions({ [ACCESS]: access }));
