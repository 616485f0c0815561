namespace SplNet.Views.Reading;

/// <summary>An operand on a page.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Version">The measured version, or the runtime if operands differ in it; null for the current code on
/// the only runtime.</param>
/// <param name="Runs">Its processes, one for each block.</param>
/// <param name="Estimates">The estimates that the formula needs.</param>
internal sealed record ReadOperand(string Name, string? Version, IReadOnlyList<ReadRun> Runs, IReadOnlyList<ReadEstimate> Estimates);
