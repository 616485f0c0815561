using System.Reflection;

namespace SplNet.Tool.Comparing;

/// <summary>What is measured at each revision.</summary>
/// <param name="Name">How reports call it.</param>
/// <param name="Text">The operand in formulas, without a revision.</param>
/// <param name="Place">Where it was found.</param>
/// <param name="Carrier">The member beside which its names are looked up; null for none.</param>
/// <param name="Scope">The assemblies in which its names are looked up, the nearest first.</param>
/// <param name="Home">The assembly whose dependencies measuring processes resolve.</param>
internal sealed record ComparedOperand(string Name, string Text, string Place, MemberInfo? Carrier, IReadOnlyList<Assembly> Scope, Assembly? Home);
