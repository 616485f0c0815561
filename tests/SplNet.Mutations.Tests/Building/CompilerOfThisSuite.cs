using System.Runtime.CompilerServices;
using SplNet.Mutations.Compiling;

namespace SplNet.Mutations.Tests.Building;

/// <summary>Tests name types of Roslyn everywhere, so the SDK's is there before any of them.</summary>
internal static class CompilerOfThisSuite
{
    [ModuleInitializer]
    internal static void Use() => SdkCompiler.Use();
}
