namespace SplNet.Mutations.Operators;

/// <summary>The user's operators cannot be used. The message states the reason and what to do.</summary>
internal sealed class UnusableOperatorException(string message, Exception? cause = null) : Exception(message, cause);
