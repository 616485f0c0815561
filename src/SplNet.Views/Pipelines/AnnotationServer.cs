namespace SplNet.Views.Pipelines;

/// <summary>A server that reads lines of a job's output.</summary>
internal enum AnnotationServer
{
    /// <summary>GitHub Actions, and servers that read its lines.</summary>
    GitHub,

    /// <summary>Azure Pipelines.</summary>
    Azure,
}
