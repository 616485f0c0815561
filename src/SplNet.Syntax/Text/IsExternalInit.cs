#if !NET5_0_OR_GREATER
namespace System.Runtime.CompilerServices;

/// <summary>Lets the compiler emit init accessors and records, which .NET Standard 2.0 lacks.</summary>
internal static class IsExternalInit;
#endif
