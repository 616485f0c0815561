using System.Globalization;
using System.Runtime.InteropServices;
using System.Security.Cryptography;
using System.Text;
using Mono.Cecil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>
/// Code as a text that two builds of one source have in common, and that two builds of unlike code never have.
/// Named members are written by name. A compiler-generated member does not have a name that holds in both builds: it is numbered in the
/// order of its first use, and its content follows, in this order. So two texts are equal only if a mapping from the members
/// of the one build to the members of the other exists under which all code is the same.
/// </summary>
internal sealed partial class CodeText
{
    private static readonly System.Buffers.SearchValues<char> Odd = System.Buffers.SearchValues.Create(" ()\n\",:");

    private readonly StableNames _names;
    private readonly MadeTypes _types;
    private readonly StringBuilder _text = new();
    private readonly Dictionary<IMemberDefinition, int> _numbers = [];
    private readonly Queue<IMemberDefinition> _open = new();

    /// <summary>Makes an empty text.</summary>
    /// <param name="names">The names of the assembly.</param>
    /// <param name="types">Types of the assembly that compilers have made and that several methods share.</param>
    public CodeText(StableNames names, MadeTypes types) => (_names, _types) = (names, types);

    /// <summary>Takes each compiler-generated method that the text contains.</summary>
    public ICollection<MethodDefinition>? Reached { get; init; }

    /// <summary>Starts an empty text.</summary>
    public CodeText Begin()
    {
        _text.Clear();
        _numbers.Clear();
        _open.Clear();
        return this;
    }

    /// <summary>Completes the text with the compiler-generated members that it has met, and computes its hash.</summary>
    public string End()
    {
        Complete();
        Span<byte> hash = stackalloc byte[SHA256.HashSizeInBytes];
        using var sha = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (var chunk in _text.GetChunks())
            sha.AppendData(MemoryMarshal.AsBytes(chunk.Span));
        sha.GetHashAndReset(hash);
        return Convert.ToHexStringLower(hash[..16]);
    }

    /// <summary>Completes the text with the compiler-generated members that it has met.</summary>
    public override string ToString()
    {
        Complete();
        return _text.ToString();
    }

    /// <summary>Writes a method with its body: a reference to it, its implementation flags, its state machine, its code.</summary>
    public CodeText Method(MethodDefinition method)
    {
        if (_names.IsMade(method))
            Content(method);
        else
            Reference(method).Line().Code(method);
        return this;
    }

    /// <summary>Writes a word.</summary>
    public CodeText Word(string word)
    {
        _text.Append(word).Append(' ');
        return this;
    }

    /// <summary>Writes a number.</summary>
    public CodeText Number(int number)
    {
        _text.Append(CultureInfo.InvariantCulture, $"{number} ");
        return this;
    }

    /// <summary>Ends a line.</summary>
    public CodeText Line()
    {
        _text.Append('\n');
        return this;
    }

    /// <summary>Writes a name of the author's. Those with odd characters, which F# allows, are quoted with their length.</summary>
    public CodeText Name(string name)
    {
        if (name.AsSpan().ContainsAny(Odd))
            _text.Append(CultureInfo.InvariantCulture, $"\"{name.Length}:").Append(name);
        else
            _text.Append(name);
        return this;
    }

    /// <summary>Writes a type.</summary>
    public CodeText Type(TypeReference? type)
    {
        switch (type)
        {
            case null:
                _text.Append('-');
                break;
            case GenericParameter parameter:
                _text.Append(parameter.Type == GenericParameterType.Method ? "!!" : "!").Append(
                    CultureInfo.InvariantCulture, $"{parameter.Position}");
                break;
            case GenericInstanceType instance:
                Type(instance.ElementType).Types('<', instance.GenericArguments, '>');
                break;
            case ArrayType array:
                Type(array.ElementType);
                _text.Append('[')
                    .Append(array.IsVector ? string.Empty : string.Join(',', array.Dimensions.Select(static dimension => $"*{dimension}")))
                    .Append(']');
                break;
            case FunctionPointerType pointer:
                _text.Append("fn ");
                Signature(pointer);
                break;
            case RequiredModifierType required:
                Type(required.ElementType).Word(" required").Type(required.ModifierType);
                break;
            case OptionalModifierType optional:
                Type(optional.ElementType).Word(" optional").Type(optional.ModifierType);
                break;
            case TypeSpecification specification:
                Type(specification.ElementType);
                _text.Append(specification switch
                {
                    ByReferenceType => "&",
                    PointerType => "*",
                    PinnedType => " pinned",
                    SentinelType => " ...",
                    _ => " " + specification.GetType().Name,
                });
                break;
            case TypeDefinition definition:
                Definition(definition);
                break;
            default:
                _text.Append('[').Append(type.Scope?.Name).Append(']');
                Name(type.FullName);
                break;
        }

        return this;
    }

    /// <summary>Writes how a method is called: convention, result, parameters.</summary>
    public CodeText Signature(IMethodSignature signature)
    {
        if (signature.HasThis || signature.ExplicitThis || signature.CallingConvention != MethodCallingConvention.Default)
            _text.Append(
                CultureInfo.InvariantCulture, $"{(int)signature.CallingConvention}{(signature.HasThis
                    ? "t"
                    : string.Empty)}{(signature.ExplicitThis ? "e" : string.Empty)}");
        Types('(', signature.HasParameters ? signature.Parameters.Select(static parameter => parameter.ParameterType) : [], ')');
        return Type(signature.ReturnType);
    }

    /// <summary>Writes what the code names: the method, with the arguments of its generic parameters.</summary>
    public CodeText Reference(MethodReference method)
    {
        var element = method.GetElementMethod();
        if (Own(element) is { } definition && _names.IsMade(definition) && _types.Of(definition.DeclaringType) is null)
        {
            Met(definition);
            if (element.DeclaringType is GenericInstanceType { GenericArguments: var arguments })
                Types('<', arguments, '>');
        }
        else
        {
            Type(element.DeclaringType);
            _text.Append("::");
            Name(Own(element) is { } named ? MethodKey.NameOf(named) : element.Name);
            if (element.HasGenericParameters)
                _text.Append('`').Append(CultureInfo.InvariantCulture, $"{element.GenericParameters.Count}");
            Signature(element);
        }

        if (method is GenericInstanceMethod instance)
            Types('<', instance.GenericArguments, '>');
        return this;
    }

    /// <summary>Writes the declaration of a field that has a name.</summary>
    public CodeText Field(FieldDefinition field) => Word("field").Type(field.DeclaringType).Word("::").Name(_names.Of(field))
        .Word(string.Empty).Number((int)field.Attributes).Type(field.FieldType).Word(string.Empty)
        .Number(field.DeclaringType.IsExplicitLayout ? field.Offset : 0).Constant(field).Marshalled(field).Attributes(field).Line();

    /// <summary>Writes generic parameters with what they require.</summary>
    public CodeText Generics(IGenericParameterProvider provider)
    {
        if (!provider.HasGenericParameters)
            return this;
        foreach (var parameter in provider.GenericParameters)
        {
            _text.Append(CultureInfo.InvariantCulture, $"generic {(int)parameter.Attributes} ");
            foreach (var constraint in parameter.HasConstraints ? parameter.Constraints : [])
                Type(constraint.ConstraintType).Word(",");
            Attributes(parameter);
        }

        return this;
    }

    /// <summary>Writes the attributes of a member, except attributes that contain the place of the source.</summary>
    public CodeText Attributes(ICustomAttributeProvider provider)
    {
        if (!provider.HasCustomAttributes)
            return this;
        foreach (var attribute in provider.CustomAttributes.Where(static attribute => !AttributeText.IsLeftOut(attribute.AttributeType)))
            Attribute(attribute);
        return this;
    }

    /// <summary>Writes an attribute.</summary>
    public CodeText Attribute(CustomAttribute attribute) =>
        Word("attribute").Reference(attribute.Constructor).Word(string.Empty).Word(AttributeText.Of(attribute));

    /// <summary>Writes what the assembly declares for security.</summary>
    public CodeText Security(ISecurityDeclarationProvider provider)
    {
        foreach (var declaration in provider.HasSecurityDeclarations ? provider.SecurityDeclarations : [])
            Word("security").Number((int)declaration.Action).Word(Convert.ToHexString(declaration.GetBlob()));
        return this;
    }

    /// <summary>Writes the constant of a field, or the value of a parameter that is optional.</summary>
    public CodeText Constant(IConstantProvider provider)
    {
        if (provider.HasConstant)
            _text.Append("constant ").Append(Constants.Of(provider.Constant)).Append(' ');
        return this;
    }

    /// <summary>Writes how values are passed to native code.</summary>
    public CodeText Marshalled(IMarshalInfoProvider provider) =>
        provider.HasMarshalInfo ? Word("marshalled").Word(MarshalText.Of(provider.MarshalInfo)) : this;

    private CodeText Types(char open, IEnumerable<TypeReference> types, char close)
    {
        _text.Append(open);
        foreach (var type in types)
        {
            Type(type);
            _text.Append(',');
        }

        _text.Append(close);
        return this;
    }

    private void Definition(TypeDefinition type)
    {
        if (_names.Of(type) is { } name)
            Name(name);
        else if (_types.Of(type) is { } content)
            _text.Append("made:").Append(content);
        else
            Met(type);
    }

    private void Met(IMemberDefinition member)
    {
        if (!_numbers.TryGetValue(member, out var number))
        {
            _numbers[member] = number = _numbers.Count;
            _open.Enqueue(member);
        }

        _text.Append(CultureInfo.InvariantCulture, $"#{number}");
    }

    private void Complete()
    {
        while (_open.TryDequeue(out var member))
        {
            _text.Append(CultureInfo.InvariantCulture, $"#{_numbers[member]} ");
            switch (member)
            {
                case TypeDefinition type:
                    Content(type);
                    break;
                case MethodDefinition method:
                    Content(method);
                    break;
                case FieldDefinition field:
                    Type(field.DeclaringType).Word("field").Number((int)field.Attributes).Type(field.FieldType).Attributes(field).Line();
                    break;
            }
        }
    }

    private void Reference(FieldReference field)
    {
        if (Own(field) is not { } definition)
        {
            Type(field.DeclaringType).Word("::").Name(field.Name).Word(":").Type(field.FieldType);
            return;
        }

        // A table of constants is its content: its name is a hash or a number.
        var isTable = definition.Attributes.HasFlag(FieldAttributes.HasFieldRVA);
        var isMade = _names.IsMade(definition.DeclaringType) && _types.Of(definition.DeclaringType) is null;
        if (isTable)
            Word("table").Word(Convert.ToHexString(SHA256.HashData(definition.InitialValue ?? [])));
        if (isTable && (isMade || definition.Name.EndsWith('@')))
        {
            Type(definition.FieldType);
        }
        else if (!isMade)
        {
            Type(field.DeclaringType).Word("::").Name(_names.Of(definition)).Word(":").Type(field.FieldType);
        }
        else if (definition.IsStatic)
        {
            Met(definition);
            if (field.DeclaringType is GenericInstanceType { GenericArguments: var arguments })
                Types('<', arguments, '>');
        }
        else
        {
            Type(field.DeclaringType).Word("field")
                .Number(definition.DeclaringType.Fields.Where(static one => !one.IsStatic).TakeWhile(one => one != definition).Count());
        }
    }

    private static FieldDefinition? Own(FieldReference field) =>
        field as FieldDefinition ?? (field.DeclaringType.GetElementType() is TypeDefinition ? field.Resolve() : null);

    // The search for runtime methods, such as array methods, includes base types, and these may be in a missing assembly.
    private static MethodDefinition? Own(MethodReference method)
    {
        if (method is MethodDefinition definition)
            return definition;
        if (method.DeclaringType is ArrayType || method.DeclaringType.GetElementType() is not TypeDefinition type)
            return null;
        try
        {
            return method.Resolve() is { } found && found.Module == type.Module ? found : null;
        }
        catch (AssemblyResolutionException)
        {
            return null;
        }
    }
}
