using System.Reflection;
using System.Reflection.Emit;
using SplNet.Measuring;

namespace SplNet.Tests.Measuring;

/// <summary>The state of the runtime's compiling thread, which only Linux shows.</summary>
public sealed class CompilerThreadTests
{
    private const int Methods = 3000;
    private const int EnoughCalls = 40;

    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(30);

    [Fact]
    public void ManyMethodsInPromotion_CountAsWorkUntilTheyFinish()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only Linux tells the states of threads.");
        var compiler = new CompilerThread();
        CallOften(ManyMethods());
        Assert.True(SpinWait.SpinUntil(compiler.HasWork, Longest));
        Assert.True(SpinWait.SpinUntil(() => !compiler.HasWork(), Longest));
    }

    private static void CallOften(Action[] methods)
    {
        for (var call = 0; call < EnoughCalls; call++)
        {
            foreach (var method in methods)
                method();
        }
    }

    private static Action[] ManyMethods()
    {
        var type = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Many"), AssemblyBuilderAccess.Run).DefineDynamicModule("Many")
            .DefineType("Many", TypeAttributes.Public);
        for (var number = 0; number < Methods; number++)
            type.DefineMethod($"M{number}", MethodAttributes.Public | MethodAttributes.Static, typeof(void), []).GetILGenerator()
                .Emit(OpCodes.Ret);
        var made = type.CreateType();
        return [.. Enumerable.Range(0, Methods).Select(number => made.GetMethod($"M{number}")!.CreateDelegate<Action>())];
    }
}
