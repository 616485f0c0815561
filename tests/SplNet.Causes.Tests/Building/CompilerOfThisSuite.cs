using System.Runtime.CompilerServices;
using SplNet.Mutations.Compiling;

namespace SplNet.Causes.Tests.Building;

/// <summary>Loads Roslyn from the SDK before any test names one of its types.</summary>
internal static class CompilerOfThisSuite
{
    [ModuleInitializer]
    internal static void Use() => SdkCompiler.Use();
}
