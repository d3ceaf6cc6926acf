#!/bin/sh
# Has a certificate for SITE_DOMAIN by the ACME protocol, and renews it; the edge answers the challenges and looks for the
# certificate at each handshake (docker/nginx/edge-tls.conf).
set -eu
: "${SITE_DOMAIN:?}" "${ACME_EMAIL:?}" "${ACME_SERVER:?}"
folder="${CERTIFICATES_DIR:-/certificates}"
challenges="${CHALLENGES_DIR:-/challenges}"
# Between two looks, seconds. An authority refuses who asks too often, so a failure is not tried again at once.
every="${CERTIFICATES_EVERY:-43200}"

# As the first process of a container it has to end itself.
trap 'exit 0' TERM INT

has() {
  "${LEGO:-/lego}" --accept-tos --email "$ACME_EMAIL" --server "$ACME_SERVER" --domains "$SITE_DOMAIN" \
    --path "$folder" --http --http.webroot "$challenges" "$@"
}

while true; do
  if [ -f "$folder/certificates/$SITE_DOMAIN.crt" ]; then
    has renew --days 30 || echo "the certificate was not renewed; the next try is in $every s"
  else
    has run || echo "no certificate yet; the next try is in $every s"
  fi
  sleep "$every" &
  # A signal ends the waiting, not only the shell's sleep.
  wait $!
done
