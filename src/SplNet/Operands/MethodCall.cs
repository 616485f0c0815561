using System.Reflection;

namespace SplNet.Operands;

/// <summary>A call in the code of a method.</summary>
/// <param name="Method">What is called.</param>
/// <param name="IsLast">True if nothing follows but the return of its result, or of nothing.</param>
internal readonly record struct MethodCall(MethodInfo Method, bool IsLast);
