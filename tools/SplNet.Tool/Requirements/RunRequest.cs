namespace SplNet.Tool.Requirements;

/// <summary>What the user asked for.</summary>
/// <param name="Inputs">Which requirements.</param>
/// <param name="Json">The file that takes all results; null for none.</param>
/// <param name="Settings">How to measure: options over those of the settings, under those of each requirement.</param>
internal sealed record RunRequest(RequirementInputs Inputs, string? Json, RunSettings Settings);
