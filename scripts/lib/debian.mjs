import { accessSync, constants } from 'node:fs'
import { run } from './run.mjs'

/** whether a file is a program that can be run */
export const runs = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** whether packages of Debian can be installed here */
export const hasApt = process.platform === 'linux' && process.getuid?.() === 0 && runs('/usr/bin/apt-get')

export const apt = (...args) => run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
export const aptInstall = (...names) => apt('install', '-y', '--no-install-recommends', ...names)
