using Mono.Cecil;
using Mono.Cecil.Cil;
using SplNet.Causes.Code;
using OpCode = Mono.Cecil.Cil.Code;

namespace SplNet.Causes.Selection;

/// <summary>Reads what the code of a method names.</summary>
/// <param name="own">The simple names of the user's assemblies.</param>
/// <param name="outside">Classifies all other code.</param>
internal sealed class MethodReader(IReadOnlySet<string> own, OutsideCode outside)
{
    /// <summary>Adds the names in a method.</summary>
    /// <param name="facts">Takes them.</param>
    /// <param name="method">A method with a body.</param>
    public void Read(MethodFacts facts, MethodDefinition method)
    {
        NamedTypes.Add(facts.Types, method);
        NamedTypes.AddConstraints(facts.Types, method);
        foreach (var local in method.Body.Variables)
            NamedTypes.Add(facts.Types, local.VariableType);
        foreach (var handler in method.Body.ExceptionHandlers)
            NamedTypes.Add(facts.Types, handler.CatchType);
        foreach (var instruction in method.Body.Instructions)
            Read(facts, instruction, method.Module);
    }

    private void Read(MethodFacts facts, Instruction instruction, ModuleDefinition module)
    {
        switch (instruction.Operand)
        {
            case MethodReference method:
                NamedTypes.Add(facts.Types, method);
                facts.Calls.Add(MethodKey.Of(method));
                Enter(facts, method, module);
                break;
            case FieldReference field:
                NamedTypes.Add(facts.Types, field);
                Enter(facts, field, module);
                break;
            case TypeReference type:
                NamedTypes.Add(facts.Types, type);
                break;
            case CallSite site when instruction.OpCode.Code == OpCode.Calli && site.CallingConvention is not (MethodCallingConvention.Default or MethodCallingConvention.Generic):
                facts.Reach |= Reach.Native;
                break;
        }
    }

    private void Enter(MethodFacts facts, MemberReference member, ModuleDefinition module)
    {
        if (member.DeclaringType.GetElementType() is TypeDefinition || member.DeclaringType.GetElementType().Scope is not AssemblyNameReference assembly)
            return;
        if (own.Contains(assembly.Name))
            return;
        facts.References.Add($"{module.Assembly.Name.Name}: {assembly.Name} {assembly.Version}");
        facts.Reach |= outside.Of(member);
    }
}
