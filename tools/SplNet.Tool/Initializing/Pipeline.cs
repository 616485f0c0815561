namespace SplNet.Tool.Initializing;

/// <summary>The server whose pipeline runs the gate.</summary>
internal enum Pipeline
{
    /// <summary>No pipeline is written.</summary>
    None,

    /// <summary>GitHub Actions.</summary>
    GitHub,

    /// <summary>GitLab CI/CD.</summary>
    GitLab,

    /// <summary>Azure Pipelines.</summary>
    Azure,
}
