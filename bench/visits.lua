-- Script for wrk: each request fetches the next file of the cold load, with the encodings that a browser accepts.
local paths = {}
for path in os.getenv("PATHS"):gmatch("%S+") do
  table.insert(paths, path)
end
local at = 0

function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { ["Accept-Encoding"] = "br, gzip" })
end

function done(summary, latency)
  local errors = summary.errors
  io.write(
    string.format(
      "\nJSON {\"requests\":%d,\"bytes\":%d,\"seconds\":%.3f,\"median\":%.3f,\"p99\":%.3f,\"max\":%.3f,\"errors\":%d}\n",
      summary.requests, summary.bytes, summary.duration / 1e6,
      latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3,
      errors.connect + errors.read + errors.write + errors.status + errors.timeout
    )
  )
end
