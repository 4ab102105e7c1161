import { Module } from '@nestjs/common';
import { AmendmentResolver } from './amendment.resolver.js';
import { RuleResolver } from './rule.resolver.js';
import { RulesetResolver } from './ruleset.resolver.js';

export const RULES_RESOLVERS = [RulesetResolver, AmendmentResolver, RuleResolver] as const;

@Module({ providers: [...RULES_RESOLVERS] })
export class RulesModule {}
