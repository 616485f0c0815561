using System.Runtime.CompilerServices;
using SplNet.Mutations.Compiling;

namespace SplNet.Tool.Tests.Mutating;

/// <summary>Tests of mutants use the SDK's compiler, as the command does.</summary>
internal static class CompilerOfTheSdk
{
    [ModuleInitializer]
    internal static void Use() => SdkCompiler.Use();
}
