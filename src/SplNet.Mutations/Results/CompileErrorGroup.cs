namespace SplNet.Mutations.Results;

/// <summary>Mutants that do not compile for the same reason.</summary>
/// <param name="Reason">The number of the compiler's error, as in <c>CS0103</c>; the whole reason if it lacks a number.</param>
/// <param name="Mutants">The number of mutants.</param>
/// <param name="First">The id of the first mutant.</param>
/// <param name="Message">The first error of that mutant.</param>
internal sealed record CompileErrorGroup(string Reason, int Mutants, string First, string Message);
