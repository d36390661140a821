import type { Client } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import type { Site } from '../site/model'

/** Disables the features that the platform does not support. */
export const withSupportedFeatures = (site: Site, offers: Client['supports']): Site => ({
  ...site,
  registerMode: site.registerMode && offers(auth.register),
  forgotPassword: site.forgotPassword && offers(auth.updatePassword),
  phoneLogin: site.phoneLogin && offers(auth.sendLoginCode),
  cacheClearing: offers(auth.clearCache),
  logUpload: offers(auth.uploadLogs),
})
