import { expect, test } from 'vitest'
import { getSandbox } from './frame-sandbox'

const rules = {
  origin: 'https://console.example',
  frameOrigins: ['https://report.example.test', 'https://console.example'],
  menuUrl: 'https://console.example/report/day',
}

test('a frame accesses its own storage if the deployment trusts it', () => {
  expect(getSandbox('https://report.example.test/a', rules)).toContain('allow-same-origin')
  expect(getSandbox('https://doc.example.test/', rules)).not.toContain('same-origin')
})

test('a same-origin page is unrestricted only if the menu names it', () => {
  expect(getSandbox('/report/day', rules)).toContain('allow-same-origin')
  for (const url of ['/report/night', '/uploads/evil.html', 'https://console.example/x'])
    expect(getSandbox(url, rules)).not.toContain('same-origin')
})

test('no frame can navigate the console', () => {
  expect(getSandbox('https://report.example.test/a', rules)).not.toMatch(/top-navigation|modals|pointer-lock/)
})
