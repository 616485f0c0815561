using System.Diagnostics;
using System.Reflection;
using System.Reflection.Emit;
using SplNet.Replaying.Frameworks;
using SplNet.UnitTests;

namespace SplNet.Tests.UnitTests;

/// <summary>The methods after which F# names closures and tasks, which say of themselves only that.</summary>
public sealed class CallStackTests
{
    private const TypeAttributes Static = TypeAttributes.Abstract | TypeAttributes.Sealed;

    private readonly ModuleBuilder _assembly = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Named"), AssemblyBuilderAccess.Run)
        .DefineDynamicModule("Named");

    [Theory]
    [InlineData("sorts", "sorts@12", true)]
    [InlineData("sorts", "sorts@12-1", true)]
    [InlineData("in a.b & c", "in a-b - c@7-10", true)]
    [InlineData("sorts", "sort@12", false)]
    [InlineData("sorts", "sorts", false)]
    [InlineData("sorts", "sorts@x", false)]
    public void Closure_BelongsToTheMethodInItsName(string method, string closure, bool isFound) =>
        Assert.Equal(isFound ? method : null, CallStack.NamingMethod(ClosureIn(Module([method]), closure))?.Name);

    [Fact]
    public void ClosureOfAMember_IsNextToItsClass()
    {
        var module = Module(["other"]);
        var member = module.DefineNestedType("Tests", TypeAttributes.NestedPublic);
        Define(member, "sorts");
        Assert.Equal("Tests", CallStack.NamingMethod(ClosureIn(module, "sorts@3", member))!.DeclaringType!.Name);
    }

    [Fact]
    public void AmbiguousMethodName_HasNoMethod() => Assert.Null(CallStack.NamingMethod(ClosureIn(Module(["sorts", "sorts"]), "sorts@3")));

    [Fact]
    public void TestWithOnlyItsTaskOnTheStack_IsFound()
    {
        var module = Module(["sorts"], typeof(MarkedAttribute));
        var call = ClosureIn(module, "sorts@12-1").GetMethod("Invoke")!.CreateDelegate<Func<Func<object?>, object?>>();
        Assert.Equal("sorts", ((StackedTest?)call(static () => StackedTest.Find(typeof(MarkedAttribute).FullName!)))?.Method.Name);
        Assert.Empty(CallStack.NamingMethods(new StackTrace()));
    }

    private TypeBuilder Module(string[] methods, Type? attribute = null)
    {
        var module = _assembly.DefineType("Module", TypeAttributes.Public | Static);
        for (var index = 0; index < methods.Length; index++)
            Define(module, methods[index], index, attribute);
        return module;
    }

    // Methods of one name differ in their parameters.
    private static void Define(TypeBuilder type, string name, int parameters = 0, Type? attribute = null)
    {
        var method = type.DefineMethod(
            name, MethodAttributes.Public | MethodAttributes.Static, typeof(void), [.. Enumerable.Repeat(typeof(int), parameters)]);
        method.GetILGenerator().Emit(OpCodes.Ret);
        if (attribute is not null)
            method.SetCustomAttribute(new CustomAttributeBuilder(attribute.GetConstructor([])!, []));
    }

    private static Type ClosureIn(TypeBuilder module, string name, params TypeBuilder[] beside)
    {
        var closure = module.DefineNestedType(name, TypeAttributes.NestedPublic);
        var invoke = closure.DefineMethod(
            "Invoke", MethodAttributes.Public | MethodAttributes.Static, typeof(object), [typeof(Func<object?>)]);
        // a tail call would leave it off the stack
        invoke.SetImplementationFlags(MethodImplAttributes.NoInlining | MethodImplAttributes.NoOptimization);
        var il = invoke.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Callvirt, typeof(Func<object?>).GetMethod(nameof(Func<>.Invoke))!);
        il.Emit(OpCodes.Ret);
        module.CreateType();
        foreach (var type in beside)
            type.CreateType();
        return closure.CreateType();
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class MarkedAttribute : Attribute;
}
