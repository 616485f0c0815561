namespace SplNet.UnitTests.Candidates;

/// <summary>An exception that a test must throw to pass.</summary>
/// <param name="Type">The type of the exception.</param>
/// <param name="AllowsDerived">True if a derived type is also accepted.</param>
internal sealed record ExpectedException(Type Type, bool AllowsDerived);
