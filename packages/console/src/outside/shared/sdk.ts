export * from '@jwsk/sdk'
