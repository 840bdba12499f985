// For containers: exit 0 when this machine's instance may get traffic.
const port = process.env.PORT || '3000'
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_500) }).catch(
  (error) => error,
)
process.exitCode = answer.status === 200 ? 0 : 1
