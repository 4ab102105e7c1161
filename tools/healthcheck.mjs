// The image's HEALTHCHECK: checks that the api of this container answers.
const url = `http://127.0.0.1:${process.env.PORT || 3000}/health/live`;
const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
