const MAX_BYTES = 2 * 1024 * 1024

/** `fetch` for providers: no redirects, and a response over 2 MB fails. */
export const modelFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let size = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > MAX_BYTES) controller.error(new Error('the answer of the provider is too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  // fetch has already decompressed the body; with this header it would be decompressed again.
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(counted, { status: response.status, statusText: response.statusText, headers })
}
