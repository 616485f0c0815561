namespace SplNet.Measuring.Observing;

/// <summary>The exception for a result whose content cannot be read.</summary>
/// <param name="reason">The reason, as part of a sentence.</param>
internal sealed class UnreadableResultException(string reason) : Exception(reason);
