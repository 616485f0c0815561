using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>A session of a history.</summary>
/// <param name="Id">Its id in this store.</param>
/// <param name="Session">The session.</param>
/// <param name="Began">The end of its first experiment, in universal time.</param>
/// <param name="Experiments">The number of its experiments.</param>
internal sealed record StoredSession(long Id, Session Session, DateTimeOffset Began, int Experiments);
