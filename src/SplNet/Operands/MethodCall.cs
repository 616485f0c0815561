using System.Reflection;

namespace SplNet.Operands;

/// <summary>A call in the code of a method.</summary>
/// <param name="Method">The called method.</param>
/// <param name="IsLast">True if only the return of its result, or of nothing, follows.</param>
internal readonly record struct MethodCall(MethodInfo Method, bool IsLast);
