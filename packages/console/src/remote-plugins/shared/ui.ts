export * from '@jwsk/ui'
