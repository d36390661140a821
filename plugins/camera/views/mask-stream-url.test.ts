import { expect, test } from 'vitest'
import { maskStreamUrl } from './mask-stream-url'

test.each([
  ['rtsp://admin:pass@10.0.0.8:554/ch1', 'rtsp://***@10.0.0.8:554/ch1'],
  ['RTMP://a:p@ss@host/live', 'RTMP://***@host/live'],
  ['rtsp://10.0.0.8/ch1?user=a@b', 'rtsp://10.0.0.8/ch1?user=a@b'],
])('H65 masks the stream address %s as %s', (url, masked) => expect(maskStreamUrl(url)).toBe(masked))
