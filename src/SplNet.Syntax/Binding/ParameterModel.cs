namespace SplNet.Syntax.Binding;

/// <summary>A parameter.</summary>
/// <param name="Name">Its name; null for one without.</param>
/// <param name="Type">Its type, a reference for <c>ref</c>, <c>in</c> and <c>out</c>.</param>
/// <param name="IsOptional">True if it has a default value.</param>
internal sealed record ParameterModel(string? Name, TypeModel Type, bool IsOptional);
