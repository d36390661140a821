export * from '@jwsk/wallboard'
