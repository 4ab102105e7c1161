import type { Access } from '../../apps/api/src/platform/access/access.decorator.js';

/**
 * Who may call which operation. This list is written manually, independently of what the resolvers declare. The test fails if an operation
 * is missing here.
 */
export const DECIDED_ACCESS: Readonly<Record<string, Access>> = {
  'Query.accountExport': 'account',
  'Query.accounts': 'administer',
  'Query.affectedRosters': 'rosters:read',
  'Query.amendments': 'anyone',
  'Query.apiKeys': 'account',
  'Query.armyOption': 'anyone',
  'Query.armyOptions': 'anyone',
  'Query.auditLog': 'administer',
  'Query.bulkData': 'anyone',
  'Query.checkJob': 'anyone',
  'Query.checkList': 'anyone',
  'Query.checkRoster': 'anyone',
  'Query.compareLists': 'anyone',
  'Query.compareReleases': 'administer',
  'Query.compareRosters': 'anyone',
  'Query.cpLedger': 'anyone',
  'Query.dataVersions': 'anyone',
  'Query.datasheet': 'anyone',
  'Query.datasheets': 'anyone',
  'Query.detachment': 'anyone',
  'Query.detachments': 'anyone',
  'Query.drift': 'anyone',
  'Query.enhancement': 'anyone',
  'Query.enhancements': 'anyone',
  'Query.explain': 'rosters:read',
  'Query.faction': 'anyone',
  'Query.factions': 'anyone',
  'Query.importJob': 'administer',
  'Query.importJobs': 'administer',
  'Query.importSources': 'administer',
  'Query.legalWhen': 'anyone',
  'Query.me': 'anyone',
  'Query.migrations': 'anyone',
  'Query.node': 'anyone',
  'Query.release': 'anyone',
  'Query.releaseChanges': 'administer',
  'Query.releases': 'anyone',
  'Query.roster': 'rosters:read',
  'Query.rosterCheck': 'administer',
  'Query.rosterMove': 'rosters:read',
  'Query.rosters': 'rosters:read',
  'Query.ruleset': 'anyone',
  'Query.rulesets': 'anyone',
  'Query.search': 'anyone',
  'Query.sharedRoster': 'anyone',
  'Query.suggestions': 'rosters:read',
  'Mutation.archiveRoster': 'rosters:write',
  'Mutation.checkAffectedRosters': 'administer',
  'Mutation.checkLists': 'anyone',
  'Mutation.createAccount': 'administer',
  'Mutation.createApiKey': 'account',
  'Mutation.createRoster': 'rosters:write',
  'Mutation.deleteRoster': 'rosters:write',
  'Mutation.discardDraft': 'administer',
  'Mutation.editDraft': 'administer',
  'Mutation.editRoster': 'rosters:write',
  'Mutation.eraseAccount': 'account',
  'Mutation.forkRoster': 'rosters:write',
  'Mutation.importRoster': 'rosters:write',
  'Mutation.moveRoster': 'rosters:write',
  'Mutation.openDraft': 'administer',
  'Mutation.publishDraft': 'administer',
  'Mutation.removeDataVersion': 'administer',
  'Mutation.rerunCheckJob': 'anyone',
  'Mutation.revokeApiKey': 'account',
  'Mutation.setAccountRole': 'administer',
  'Mutation.setDataVersion': 'administer',
  'Mutation.shareRoster': 'rosters:write',
  'Mutation.startImport': 'administer',
  'Mutation.cancelImport': 'administer',
  'Mutation.undoRoster': 'rosters:write',
  'Mutation.unshareRoster': 'rosters:write',
  'Mutation.withdrawRelease': 'administer',
  'Subscription.checkJobProgress': 'anyone',
  'Subscription.rosterEvents': 'rosters:read',
};

/** HTTP addresses other than GraphQL, with their methods. All except the last are open to anyone who knows the token in the address. */
export const DECIDED_DOORS: readonly string[] = [
  'GET /',
  'GET /bulk/:file',
  'GET /check',
  'GET /check/assets/:version/:name',
  'GET /check/bulk',
  'GET /check/bulk/:token',
  'GET /check/bulk/:token/:number',
  'GET /check/jobs/:token',
  'GET /check/jobs/:token/results.csv',
  'GET /check/jobs/:token/results.json',
  'GET /check/kept/:token',
  'GET /check/report',
  'GET /graphiql',
  'GET /graphql',
  'GET /health/live',
  'GET /health/ready',
  'GET /schema.graphql',
  'POST /check',
  'POST /check/bulk',
  'POST /check/bulk/:token/rerun',
  'POST /check/file',
  'POST /check/jobs',
  'POST /check/report',
  'POST /graphql',
  // Requires the key or token of importRoster.
  'POST /rosters/file',
];

/** The expected result for a role. Null if it depends on the resource for which the operation is called. */
export function mayCall(access: Access | undefined, role: string): 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (access === 'anyone') return 'allowed';
  if (role === 'anonymous') return 'UNAUTHENTICATED';
  if (access === 'administer') return role.startsWith('administrator') ? 'allowed' : 'FORBIDDEN';
  if (access === 'account' && role.includes('user')) return 'FORBIDDEN';
  if (role.startsWith('own key for ')) return role === `own key for ${access}` ? 'allowed' : 'FORBIDDEN';
  if (role !== 'administrator key') return 'allowed';
  // A key from the configuration belongs to no account. It has no rosters and manages the accounts of others.
  return access === 'account' ? null : 'FORBIDDEN';
}
