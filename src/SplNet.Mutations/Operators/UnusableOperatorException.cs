namespace SplNet.Mutations.Operators;

/// <summary>Operators of the user's cannot be used. The message says why, and what to do.</summary>
internal sealed class UnusableOperatorException(string message, Exception? cause = null) : Exception(message, cause);
