using Mono.Cecil;
using Mono.Cecil.Cil;
using SplNet.Causes.Code;
using OpCode = Mono.Cecil.Cil.Code;

namespace SplNet.Causes.Differences;

/// <content>Compiler-generated members, and the bodies of methods.</content>
internal sealed partial class CodeText
{
    // Only those lambdas of a class count that the text meets.
    private void Content(TypeDefinition type)
    {
        Word("type").Number((int)type.Attributes).Number(type.PackingSize).Number(type.ClassSize).Type(type.BaseType).Generics(type)
            .Attributes(type);
        foreach (var implemented in type.HasInterfaces ? type.Interfaces : [])
            Word(" is").Type(implemented.InterfaceType);
        Line();
        foreach (var field in type.Fields.Where(static field => !field.IsStatic))
            Word("field").Number((int)field.Attributes).Number(type.IsExplicitLayout ? field.Offset : 0).Type(field.FieldType)
                .Attributes(field).Line();
        foreach (var method in type.Methods.Where(static method => method.IsVirtual || (method.IsConstructor && method.IsStatic)))
        {
            Word("has");
            Met(method);
            Line();
        }
    }

    private void Content(MethodDefinition method)
    {
        Reached?.Add(method);
        Word("method").Number((int)method.Attributes).Type(method.DeclaringType)
            .Word(CompilerNames.IsMade(method.Name) ? string.Empty : method.Name).Signature(method).Generics(method).Attributes(method);
        foreach (var implemented in method.HasOverrides ? method.Overrides : [])
            Word(" overrides").Reference(implemented);

        // Web frameworks read the attributes and default values of lambda parameters.
        foreach (var parameter in method.HasParameters ? method.Parameters : [])
            Word(" parameter").Number((int)parameter.Attributes).Constant(parameter).Attributes(parameter);
        Line().Code(method);
    }

    private CodeText Code(MethodDefinition method)
    {
        Number((int)method.ImplAttributes);
        foreach (var machine in UserMethods.StateMachines(method))
            Word("machine").Type(machine);
        if (method.HasBody)
            Body(method, method.Body);
        return Line();
    }

    private void Body(MethodDefinition method, MethodBody body)
    {
        var instructions = body.Instructions;
        if (!body.InitLocals && (body.HasVariables || instructions.Any(static instruction => instruction.OpCode.Code == OpCode.Localloc)))
            Word("skips");
        Line();
        var positions = Positions(body);
        var places = SourcePlaces.Of(method);
        var locals = new Dictionary<VariableDefinition, int>();
        foreach (var instruction in instructions.Where(static instruction => instruction.OpCode.Code != OpCode.Nop))
        {
            if (places is not null && places.TryGetValue(instruction, out var place))
                Word("place").Word(place);
            else
                Write(instruction, method, positions, locals);
            Line();
        }

        foreach (var handler in body.HasExceptionHandlers ? body.ExceptionHandlers : [])
        {
            Word(handler.HandlerType.ToString()).Number(PositionOf(handler.TryStart)).Number(PositionOf(handler.TryEnd))
                .Number(PositionOf(handler.HandlerStart)).Number(PositionOf(handler.HandlerEnd)).Number(PositionOf(handler.FilterStart))
                .Type(handler.CatchType).Line();
        }

        int PositionOf(Instruction? instruction) => instruction is null ? -1 : positions![instruction];
    }

    private void Write(
        Instruction instruction,
        MethodDefinition method,
        Dictionary<Instruction, int>? positions,
        Dictionary<VariableDefinition, int> locals)
    {
        var code = instruction.OpCode.Code;
        switch (code)
        {
            case >= OpCode.Ldarg_0 and <= OpCode.Ldarg_3:
                Word("ldarg").Number(code - OpCode.Ldarg_0);
                return;
            case >= OpCode.Ldloc_0 and <= OpCode.Ldloc_3:
                Word("ldloc").Local(method.Body.Variables[code - OpCode.Ldloc_0], locals);
                return;
            case >= OpCode.Stloc_0 and <= OpCode.Stloc_3:
                Word("stloc").Local(method.Body.Variables[code - OpCode.Stloc_0], locals);
                return;
        }

        if (Constants.Number(instruction) is { } number)
        {
            Word("ldc.i4").Number(number);
            return;
        }

        // The order of locals and the length of the code decide whether the short form suffices.
        Word(instruction.OpCode.OperandType is OperandType.ShortInlineBrTarget or OperandType.ShortInlineVar or OperandType.ShortInlineArg
            ? instruction.OpCode.Name[..^2]
            : instruction.OpCode.Name);
        Operand(instruction.Operand, positions, locals);
    }

    private void Operand(object? operand, Dictionary<Instruction, int>? positions, Dictionary<VariableDefinition, int> locals)
    {
        switch (operand)
        {
            case null:
                break;
            case Instruction target:
                Number(positions![target]);
                break;
            case Instruction[] targets:
                foreach (var target in targets)
                    Number(positions![target]);
                break;
            case VariableDefinition local:
                Local(local, locals);
                break;
            case ParameterDefinition parameter:
                Number(parameter.Sequence);
                break;
            case MethodReference method:
                Reference(method);
                break;
            case FieldReference field:
                Reference(field);
                break;
            case TypeReference type:
                Type(type);
                break;
            case CallSite site:
                Signature(site);
                break;
            default:
                _text.Append(Constants.Of(operand));
                break;
        }
    }

    private void Local(VariableDefinition local, Dictionary<VariableDefinition, int> locals)
    {
        if (!locals.TryGetValue(local, out var number))
            locals[local] = number = locals.Count;
        Number(number).Type(local.VariableType);
    }

    private static Dictionary<Instruction, int>? Positions(MethodBody body)
    {
        if (!body.HasExceptionHandlers && !body.Instructions.Any(static instruction => instruction.Operand is Instruction or Instruction[]))
            return null;
        var positions = new Dictionary<Instruction, int>(body.Instructions.Count);
        var position = 0;
        foreach (var instruction in body.Instructions)
        {
            positions[instruction] = position;
            if (instruction.OpCode.Code != OpCode.Nop)
                position++;
        }

        return positions;
    }
}
