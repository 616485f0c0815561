using SplNet.Mutations.Mutants;
using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Controlling;

/// <summary>A mutant that nothing must kill, and the test that is measured on it.</summary>
/// <param name="Mutant">The control as a mutant.</param>
/// <param name="Kind">What it is.</param>
/// <param name="Assembly">Its assembly.</param>
/// <param name="Symbols">The symbols of that.</param>
/// <param name="Counts">The test, with the counts of the mutant that it is measured beside: these decide its place in the order.</param>
internal sealed record PlannedControl(Mutant Mutant, ControlKind Kind, byte[] Assembly, byte[]? Symbols, PairCounts Counts);
