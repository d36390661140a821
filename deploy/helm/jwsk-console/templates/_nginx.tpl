{{- define "nginx" -}}
gateway.conf: |
  upstream gateway {
    server {{ .Values.gateway.host }}:{{ .Values.gateway.port }};
    keepalive 64;
  }
own-client.conf: |
  # the network of the pods, from which the ingress connects: it names the visitor, who is counted and passed on instead
  set_real_ip_from {{ .Values.ingress.podNetwork }};
  real_ip_header X-Forwarded-For;
own-config.conf: |
  # current config.json of the cluster
  location = /config.json {
    root config;
    add_header X-Content-Type-Options nosniff always;
    add_header Cache-Control no-cache always;
    gzip_static off;
  }
{{- end }}
