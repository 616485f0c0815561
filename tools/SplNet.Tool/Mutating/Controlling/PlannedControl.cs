using SplNet.Mutations.Mutants;
using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Controlling;

/// <summary>A control, which must survive, and the test that is measured on it.</summary>
/// <param name="Mutant">The control as a mutant.</param>
/// <param name="Kind">The kind of control.</param>
/// <param name="Assembly">Its assembly.</param>
/// <param name="Symbols">The symbols of the assembly.</param>
/// <param name="Counts">The test, with the counts of the neighbouring mutant, which determine its place in the order.</param>
internal sealed record PlannedControl(Mutant Mutant, ControlKind Kind, byte[] Assembly, byte[]? Symbols, PairCounts Counts);
