/**
 * Length of the queue of connections that wait at a listening socket to be accepted. The system may set a lower bound
 * (`net.core.somaxconn`, 4096 on Linux). When a server beside this one stops, all its clients connect here within a second:
 * more than the 511 of Node's own queue. A balancer that finds the queues of both servers full answers with an error.
 */
export const WAITING_CONNECTIONS = 4096;
