namespace SplNet.UnitTests.Candidates;

/// <summary>An exception without which a test fails.</summary>
/// <param name="Type">Its type.</param>
/// <param name="AllowsDerived">True where one of a derived type serves as well.</param>
internal sealed record ExpectedException(Type Type, bool AllowsDerived);
