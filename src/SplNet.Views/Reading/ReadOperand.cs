namespace SplNet.Views.Reading;

/// <summary>What a page shows of one operand.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Version">The version that was measured, or the runtime where operands differ in it; null for today's code on the only runtime.</param>
/// <param name="Runs">Its processes, one for each block.</param>
/// <param name="Estimates">What the formula asks of it.</param>
internal sealed record ReadOperand(string Name, string? Version, IReadOnlyList<ReadRun> Runs, IReadOnlyList<ReadEstimate> Estimates);
