using Microsoft.CodeAnalysis;
using Mono.Cecil;
using Mono.Cecil.Cil;
using Mono.Cecil.Rocks;
using SplNet.Causes.Code;
using SplNet.Causes.Differences;
using SplNet.Causes.Tests.Building;
using SplNet.Tests.Shared;
using OpCode = Mono.Cecil.Cil.Code;

namespace SplNet.Causes.Tests.Identity;

/// <summary>
/// An assembly with all features of C# in which one thing is changed at a time, at places that chance chooses: whatever it is, the code is
/// no longer the same.
/// </summary>
public sealed class ChangedAssemblyTests(ChangedAssemblyTests.Original original) : IClassFixture<ChangedAssemblyTests.Original>
{
    private const int PlacesOfEach = 12;

    // Each gives the places at which it can be done.
    private static readonly Dictionary<string, Func<ModuleDefinition, IEnumerable<Action>>> Changes = new(StringComparer.Ordinal)
    {
        ["type is sealed or not"] = static module =>
            Types(module).Select<TypeDefinition, Action>(static type => () => type.IsSealed = !type.IsSealed),
        ["type is initialised earlier or later"] = static module =>
            Types(module).Select<TypeDefinition, Action>(static type => () => type.IsBeforeFieldInit = !type.IsBeforeFieldInit),
        ["type has another size"] = static module => Types(module).Where(static type => type.IsValueType && !type.IsEnum)
            .Select<TypeDefinition, Action>(static type => () => type.ClassSize += 64),
        ["type has an interface less"] = static module => Types(module).Where(static type => type.HasInterfaces)
            .Select<TypeDefinition, Action>(static type => () => type.Interfaces.RemoveAt(0)),
        ["type parameter has another constraint"] = static module =>
            Types(module).SelectMany(static type => type.GenericParameters).Select<GenericParameter, Action>(static parameter =>
                () => parameter.HasDefaultConstructorConstraint = !parameter.HasDefaultConstructorConstraint),
        ["field has another type"] = static module => Fields(module).Where(field => field.FieldType.MetadataType == MetadataType.Int32)
            .Select<FieldDefinition, Action>(field => () => field.FieldType = module.TypeSystem.UInt32),
        ["field is read-only or not"] = static module =>
            Fields(module).Select<FieldDefinition, Action>(static field => () => field.IsInitOnly = !field.IsInitOnly),
        ["field of a thread"] = static module => Fields(module).Where(static field => field is { IsStatic: true, HasConstant: false })
            .Select<FieldDefinition, Action>(field => () =>
                field.CustomAttributes.Add(new CustomAttribute(module.ImportReference(typeof(ThreadStaticAttribute).GetConstructor([]))))),
        ["constant has another value"] = static module => Fields(module).Where(static field => field.Constant is int)
            .Select<FieldDefinition, Action>(static field => () => field.Constant = (int)field.Constant + 100),
        ["attribute is gone"] = static module => Types(module).SelectMany(static type =>
            type.Fields.Cast<ICustomAttributeProvider>().Concat(type.Methods).Concat(type.Properties).Append(type))
            .Where(static provider => provider.HasCustomAttributes && !AttributeText.IsLeftOut(provider.CustomAttributes[0].AttributeType))
            .Select<ICustomAttributeProvider, Action>(static provider => () => provider.CustomAttributes.RemoveAt(0)),
        ["method is not inlined"] = static module =>
            Methods(module).Select<MethodDefinition, Action>(static method => () => method.NoInlining = !method.NoInlining),
        ["method is final or not"] = static module => Methods(module).Where(static method => method.IsVirtual)
            .Select<MethodDefinition, Action>(static method => () => method.IsFinal = !method.IsFinal),
        ["method has another access"] = static module => Types(module).SelectMany(static type => type.Methods)
            .Where(static method => method.IsPublic).Select<MethodDefinition, Action>(static method => () => method.IsAssembly = true),
        ["parameter has another default"] = static module => Types(module)
            .SelectMany(static type => type.Methods)
            .SelectMany(static method => method.Parameters)
            .Where(static parameter => parameter.Constant is int)
            .Select<ParameterDefinition, Action>(static parameter => () => parameter.Constant = (int)parameter.Constant + 100),
        ["implementation is gone"] = static module => Methods(module).Where(static method => method.HasOverrides)
            .Select<MethodDefinition, Action>(static method => method.Overrides.Clear),
        ["locals are not cleared"] = static module => Methods(module).Where(static method => method.Body.HasVariables)
            .Select<MethodDefinition, Action>(static method => () => method.Body.InitLocals = false),
        ["number in the code"] = static module =>
            Instructions(module, OpCode.Ldc_I4).Select<Instruction, Action>(static one => () => one.Operand = (int)one.Operand + 100),
        ["text in the code"] = static module =>
            Instructions(module, OpCode.Ldstr).Select<Instruction, Action>(static one => () => one.Operand += " "),
        ["call that looks up the method"] = static module =>
            Instructions(module, OpCode.Callvirt).Select<Instruction, Action>(static one => () => one.OpCode = OpCodes.Call),
        ["other sum"] = static module =>
            Instructions(module, OpCode.Add).Select<Instruction, Action>(static one => () => one.OpCode = OpCodes.Add_Ovf),
        ["other argument"] = static module => Methods(module).Where(static method => method.Parameters.Count > 1)
            .SelectMany(static method => Arguments(method).Select<Instruction, Action>(one =>
                () => one.Operand = method.Parameters[((ParameterDefinition)one.Operand).Index == 0 ? 1 : 0])),
        ["other target of a branch"] = static module => Methods(module)
            .SelectMany(static method => method.Body.Instructions)
            .Where(static one => one.Operand is Instruction { Next: not null })
            .Select<Instruction, Action>(static one => () => one.Operand = Later((Instruction)one.Operand)),
        ["other method of the same form"] = static module =>
            Pairs(module).Select<(Instruction One, Instruction Other), Action>(static pair => () => pair.One.Operand = pair.Other.Operand),
        ["two lambdas change places"] = static module =>
            Pairs(module).Where(static pair => pair.One.OpCode.Code == OpCode.Ldftn).Select<(Instruction One, Instruction Other), Action>(
                static pair => () => (pair.One.Operand, pair.Other.Operand) = (pair.Other.Operand, pair.One.Operand)),
        ["table of constants"] = static module => module.GetTypes().SelectMany(static type => type.Fields)
            .Where(static field => field.InitialValue.Length > 0).Select<FieldDefinition, Action>(static field =>
                () => field.InitialValue = [.. field.InitialValue[..^1], (byte)(field.InitialValue[^1] + 1)]),
        ["handler of another exception"] = static module => Methods(module)
            .SelectMany(static method => method.Body.ExceptionHandlers)
            .Where(static handler => handler.CatchType is not null)
            .Select<ExceptionHandler, Action>(handler => () => handler.CatchType = module.ImportReference(typeof(FormatException))),
        ["native function"] = static module => Types(module)
            .SelectMany(static type => type.Methods)
            .Where(static method => method.HasPInvokeInfo)
            .Select<MethodDefinition, Action>(static method => () => method.PInvokeInfo.EntryPoint += "x"),
        ["convention of a call by pointer"] = static module => Instructions(module, OpCode.Calli).Select<Instruction, Action>(static one =>
            () => ((CallSite)one.Operand).CallingConvention = MethodCallingConvention.FastCall),
    };

    public static TheoryData<string> Names => [.. Changes.Keys];

    [Theory]
    [MemberData(nameof(Names))]
    public void OneChange_IsDifferentCode(string name)
    {
        var random = new Random(name.Length);
        using var first = original.Read();
        var places = Changes[name](first).Count();
        Assert.True(places > 0, "It can be done nowhere.");
        foreach (var place in Enumerable.Range(0, places).OrderBy(_ => random.Next()).Take(PlacesOfEach))
        {
            using var module = original.Read();
            Changes[name](module).ElementAt(place)();
            Assert.False(original.Code.SetEquals(CodeOf(module)), $"Place {place} of {places}.");
        }
    }

    [Fact]
    public void NoChange_IsTheSameCode()
    {
        using var module = original.Read();
        Assert.Equal(original.Code, CodeOf(module));
    }

    private static HashSet<string> CodeOf(ModuleDefinition module)
    {
        var code = new ComparedCode([.. module.GetTypes()]);
        return
        [
            .. code.Methods.Select(static method => $"{MethodKey.Of(method.Key)} {method.Value}"),
            .. code.Shapes().Select(static shape => $"{shape.Key} {shape.Shape}"),
        ];
    }

    // What nothing refers to, and what tells compilers of extension blocks, is no code.
    private static IEnumerable<TypeDefinition> Types(ModuleDefinition module) =>
        module.GetTypes().Where(static type => !CompilerNames.IsOfAssembly(type.Name) && type.Name != "<Module>"
            && !type.FullName.Contains("<G>$", StringComparison.Ordinal) && (!CompilerNames.IsMade(type.Name) || type.Methods.Count > 2));

    private static IEnumerable<FieldDefinition> Fields(ModuleDefinition module) => Types(module)
        .Where(static type => !CompilerNames.IsMade(type.Name) && type.DeclaringType is null).SelectMany(static type => type.Fields);

    private static IEnumerable<MethodDefinition> Methods(ModuleDefinition module) =>
        Types(module).SelectMany(static type => type.Methods).Where(static method => method.HasBody);

    private static IEnumerable<Instruction> Instructions(ModuleDefinition module, OpCode code) =>
        Methods(module).SelectMany(static method =>
        {
            method.Body.SimplifyMacros();
            return method.Body.Instructions;
        }).Where(one => one.OpCode.Code == code);

    private static IEnumerable<Instruction> Arguments(MethodDefinition method)
    {
        method.Body.SimplifyMacros();
        return method.Body.Instructions.Where(one => one.OpCode.Code == OpCode.Ldarg && ((ParameterDefinition)one.Operand).Index >= 0);
    }

    private static Instruction Later(Instruction instruction)
    {
        var later = instruction.Next;
        while (later.OpCode.Code == OpCode.Nop && later.Next is not null)
            later = later.Next;
        return later;
    }

    private static IEnumerable<(Instruction One, Instruction Other)> Pairs(ModuleDefinition module) =>
        Methods(module).SelectMany(static method =>
        {
            var calls = method.Body.Instructions.Where(static one => one.Operand is MethodDefinition).ToList();
            return calls.SelectMany(one => calls.Where(other => one.Offset < other.Offset && one.OpCode == other.OpCode
                && one.Operand != other.Operand && Form(one) == Form(other) && Content(one) != Content(other))
                .Select(other => (one, other)));
        });

    private static string Form(Instruction call) =>
        string.Join(',', ((MethodDefinition)call.Operand).Parameters.Select(static parameter => parameter.ParameterType.FullName))
        + ((MethodDefinition)call.Operand).ReturnType.FullName;

    private static string Content(Instruction call) =>
        string.Join('\n', ((MethodDefinition)call.Operand).Body?.Instructions.Select(static one => one.ToString()) ?? []);

    public sealed class Original : IDisposable
    {
        private readonly string _folder = OwnedFolder.Create("splnet-identity-");

        public Original()
        {
            Path = Compiler.Compile(
                _folder, "Sut", [.. CSharpFeatures.All.Select(static feature => $"namespace {feature.Name} {{ {feature.Source} }}")],
                level: OptimizationLevel.Release);
            using var module = Read();
            Code = CodeOf(module);
        }

        internal HashSet<string> Code { get; }

        private string Path { get; }

        public void Dispose() => OwnedFolder.Delete(_folder);

        internal ModuleDefinition Read() => ModuleDefinition.ReadModule(Path, new ReaderParameters { InMemory = true, ReadSymbols = true });
    }
}
