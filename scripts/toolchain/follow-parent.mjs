// Preloaded into the server: it ends in order when the process that started it is gone, even by kill -9.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
