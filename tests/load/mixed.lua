-- Asks for the addresses of a file in turn, and writes what wrk has counted as one line of JSON.
local requests = {}

function init()
  wrk.headers["Accept-Encoding"] = "br"
  for address in io.lines(os.getenv("LOAD_ADDRESSES")) do
    requests[#requests + 1] = wrk.format("GET", address)
  end
  -- Threads start at different places.
  math.randomseed(os.time())
  at = math.random(#requests)
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"bytes":%d,"connect":%d,"read":%d,"write":%d,"status":%d,'
      .. '"timeout":%d,"p50":%d,"p99":%d}\n',
    summary.requests, summary.duration, summary.bytes,
    errors.connect, errors.read, errors.write, errors.status, errors.timeout,
    latency:percentile(50), latency:percentile(99)
  ))
end
