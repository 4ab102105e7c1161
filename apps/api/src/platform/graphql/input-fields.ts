import { Float, ID, Int } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';
import { ArrayMaxSize, Max, MaxLength, Min } from 'class-validator';
import { LIMITS } from '../limits.js';
import { DateTimeScalar } from './scalars/date-time.scalar.js';
import { IsMomentToCome } from './given/is-moment-to-come.js';

const LONGEST_TEXT = 200;
export const LONGEST_LIST = 100;

/** Fields of inputs: each has a type, a description and bounds. */
export const text = (description: string) => [String, description, MaxLength(LONGEST_TEXT)] as const;

export const key = (description: string) => [ID, description, MaxLength(LONGEST_TEXT)] as const;

export const count = (description: string, min: number, max: number) => [Int, description, Min(min), Max(max)] as const;

/** A number of points given by a caller; fractions are allowed. */
export const points = (description: string) => [Float, description, Min(0), Max(100_000)] as const;

export const counts = (description: string, min: number, max: number) =>
  [[Int], description, ArrayMaxSize(LONGEST_LIST), Min(min, { each: true }), Max(max, { each: true })] as const;

export const texts = (description: string) =>
  [[String], description, ArrayMaxSize(LONGEST_LIST), MaxLength(LONGEST_TEXT, { each: true })] as const;

/** Ids of amendments to apply. */
export const amendmentIds = (description: string) =>
  [[String], description, ArrayMaxSize(LIMITS.amendmentsPerCheck), MaxLength(LONGEST_TEXT, { each: true })] as const;

/** The moment at which something ends. */
export const momentToCome = (description: string) => [DateTimeScalar, description, IsMomentToCome()] as const;

export const parts = <Part>(type: Type<Part>, description: string) => [[type], description, ArrayMaxSize(LONGEST_LIST)] as const;
