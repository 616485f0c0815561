namespace SplNet.Tool.Mutating.Validating;

/// <summary>The result of functional tests for a mutant.</summary>
/// <param name="Mutant">The id of the mutant.</param>
/// <param name="Ending">The way in which they ended.</param>
/// <param name="Test">The first failed test; null if none was reported.</param>
/// <param name="Detail">A description of the failure for users; null if all passed.</param>
/// <param name="Seconds">The duration.</param>
internal sealed record ValidationOutcome(string Mutant, ValidationEnding Ending, string? Test, string? Detail, double Seconds);
