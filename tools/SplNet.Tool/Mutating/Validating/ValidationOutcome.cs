namespace SplNet.Tool.Mutating.Validating;

/// <summary>What functional tests say of a mutant.</summary>
/// <param name="Mutant">Its id.</param>
/// <param name="Ending">How they ended.</param>
/// <param name="Test">The first test that failed; null where none told so.</param>
/// <param name="Detail">What happened, for people; null where all passed.</param>
/// <param name="Seconds">How long they took.</param>
internal sealed record ValidationOutcome(string Mutant, ValidationEnding Ending, string? Test, string? Detail, double Seconds);
