FROM goacme/lego:v4.19.2
# The user that nginx runs as: it reads the keys. New volumes take the owner of these folders over.
RUN mkdir /certificates /challenges && chown 101:101 /certificates /challenges
COPY docker/certificates.sh /certificates.sh
USER 101:101
ENTRYPOINT ["/bin/sh", "/certificates.sh"]
